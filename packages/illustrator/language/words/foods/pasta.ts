import type { Food } from '../types.ts'

/** Pasta, noodles and dumplings. */
export const pasta = {
  spaghetti: {
    shows: 'spaghetti, wound and tangled',
    placed: 'base',
    size: 0.94,
    color: '#f0cc7c',
  },
  noodles: {
    shows: 'wheat noodles, wavy as in ramen',
    placed: 'base',
    size: 0.78,
    color: '#f3d58c',
  },
  ricenoodles: {
    shows: 'flat rice noodles, amber with sauce',
    placed: 'base',
    size: 0.92,
    color: '#dd9a4e',
  },
  rigatoni: {
    shows: 'rigatoni with sauce',
    placed: 'scatter',
    size: 0.165,
    count: 46,
    color: '#eec278',
  },
  penne: { shows: 'penne', placed: 'scatter', size: 0.155, count: 46, color: '#efc87c' },
  macaroni: { shows: 'macaroni', placed: 'scatter', size: 0.095, count: 80, color: '#f2bd54' },
  gnocchi: { shows: 'gnocchi', placed: 'scatter', size: 0.11, count: 36, color: '#f0d69a' },
  dumpling: {
    shows: 'folded dumplings',
    placed: 'scatter',
    size: 0.25,
    count: 8,
    color: '#f1e0bc',
  },
} satisfies Record<string, Food>
