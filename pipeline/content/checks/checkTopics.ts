import { categoriesType } from '../../../src/content/schema/categories.ts'
import { MIN_RECIPES, isOfTopic } from '../../../src/content/recipeTopics.ts'
import { type ContentFacts, topicsOf } from '../documents/knownContent.ts'
import { textsAt } from '../documents/placedTexts.ts'
import { reportInto, type ContentProblem, quote } from '../report/problem.ts'

/** Warns of words for a page that is not there, since too few recipes are of its topic. */
export function checkTopics({ documents }: ContentFacts, problems: ContentProblem[]) {
  const file = documents.find(({ type }) => type === categoriesType)
  if (!file) return
  const topics = [...topicsOf(documents).values()]
  for (const { text, place } of textsAt(file, /^topics\[\d+\]\.name$/)) {
    if (topics.some((topic) => isOfTopic(topic, text))) continue
    const what = `Fewer than ${MIN_RECIPES} recipes are of ${quote(text)}, so it has no page.`
    const fix = 'Correct the word, or add it again once there are more.'
    reportInto(problems, file.file)(place, 'unused-topic', what, fix)
  }
}
