/** Every rule of the content check that only warns; pipeline/content/rules.ts has the errors. */
export const WARNINGS = {
  'nutrition-sum': 'warning',
  'unused-ingredient': 'warning',
  'step-times': 'warning',
  'hidden-rest': 'warning',
  'half-rest': 'warning',
  'empty-group': 'warning',
  'missing-diet': 'warning',
  'missing-allergens': 'warning',
  'long-title': 'warning',
  'long-description': 'warning',
  'missing-alt-text': 'warning',
  'similar-title': 'warning',
  'claim-too-high': 'warning',
  'unpublished-target': 'warning',
} as const
