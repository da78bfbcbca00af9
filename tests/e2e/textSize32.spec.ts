import { testWithTextSize } from './textSize.ts'

testWithTextSize(32)
