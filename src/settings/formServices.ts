const FIELDS = ['id', 'date', 'email', 'name', 'subject', 'message'] as const
export type SubmissionField = (typeof FIELDS)[number]

export interface Service {
  format: 'json' | 'form'
  fields: readonly (readonly [SubmissionField, string])[]
  /** Whether the service answers in JSON; a web page is then no answer from it. */
  answersJson: boolean
}

const SAME_NAMES = FIELDS.map((field) => [field, field] as const)

/** The services that content/site.yaml may name; docs/editing.md says what each is sent. */
export const SERVICES = {
  json: { format: 'json', fields: SAME_NAMES, answersJson: true },
  form: { format: 'form', fields: SAME_NAMES, answersJson: false },
  // https://help.formspree.io: “_subject” is the subject of the mail that it sends to the owner.
  formspree: {
    format: 'form',
    fields: FIELDS.map((field) => [field, field === 'subject' ? '_subject' : field]),
    answersJson: true,
  },
  // https://docs.usebasin.com/guides/form-features/ajax
  basin: { format: 'form', fields: SAME_NAMES, answersJson: true },
} satisfies Record<string, Service>

export type ServiceName = keyof typeof SERVICES

export const SERVICE_NAMES = ['none', ...Object.keys(SERVICES)]
