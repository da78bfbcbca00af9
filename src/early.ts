/** Stands in each prerendered page itself, so that it answers from the first paint on. */
import { answerEarly } from './app/early.ts'

window.earlyAnswers = answerEarly()
