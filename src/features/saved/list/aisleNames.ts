import * as aisles from 'words/aisles'
import type { ShopAisle } from '../../../cooking/cookingData.ts'

export const AISLE_NAMES: Record<ShopAisle, string> = {
  ...aisles,
  'meat and fish': aisles.meatAndFish,
  'dairy and eggs': aisles.dairyAndEggs,
}
