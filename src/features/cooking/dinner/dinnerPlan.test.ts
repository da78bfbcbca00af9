import { expect, test, vi } from 'vitest'
import { LoadError } from '../../../shared/loadErrors.ts'
import { loadRecipes } from './dinnerPlan.ts'

test('recipes that did not arrive are asked for again, those that did are not', async () => {
  vi.useFakeTimers()
  const host = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', host)
  host.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadRecipes('7')).rejects.toThrow(LoadError)
  vi.runAllTimers()
  host.mockImplementation(async () => Response.json({ data: { id: 7 } }))
  expect(await loadRecipes('7')).toEqual([{ id: 7 }])
  expect(loadRecipes('7')).toBe(loadRecipes('7'))
  expect(host).toHaveBeenCalledTimes(2)
})
