import type { Question } from '../entities/problem.ts'

export const questionName = ({ about, who }: Pick<Question, 'about' | 'who'>): string => `${about} ${who}`
