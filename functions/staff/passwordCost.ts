/** Each guess takes 32 MB of memory and three passes. */
export const passwordCost = { N: 2 ** 15, r: 8, p: 3 }
