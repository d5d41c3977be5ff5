/** Words that say nothing about a text’s subject. They are part of the index, to keep the script small. */
export const commonWords =
  'a about after all also am an and any are as at be because been before being but by can could did do does doing ' +
  'for from get had has have he her here him his how i if in into is it its just like me more most my no not now of ' +
  'on only or other our she should so some such than that the their them then there these they this those to too ' +
  'up us very was we were what when where which who why will with would you your s t re ll ve im dont'
