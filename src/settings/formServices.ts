const FIELDS = ['id', 'date', 'email', 'name', 'subject', 'message'] as const
export type SubmissionField = (typeof FIELDS)[number]

export interface Service {
  format: 'json' | 'form'
  fields: readonly (readonly [SubmissionField, string])[]
  /** Whether the service answers in JSON; an HTML response is then an error. */
  answersJson: boolean
}

const SAME_NAMES = FIELDS.map((field) => [field, field] as const)

/** The services that content/site.yaml may choose; docs/editing.md lists the data sent to each. */
export const SERVICES = {
  json: { format: 'json', fields: SAME_NAMES, answersJson: true },
  form: { format: 'form', fields: SAME_NAMES, answersJson: false },
  // https://help.formspree.io: “_subject” is the subject of the mail to the owner.
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
