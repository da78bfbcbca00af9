export type SubmissionField = 'id' | 'date' | 'email' | 'name' | 'subject' | 'message'

export interface Service {
  format: 'json' | 'form'
  fields: readonly (readonly [SubmissionField, string])[]
  /** Whether it answers in JSON, so that a page instead is not its answer. */
  answersJson: boolean
}

const OWN_NAMES = [
  ['id', 'id'],
  ['date', 'date'],
  ['email', 'email'],
  ['name', 'name'],
  ['subject', 'subject'],
  ['message', 'message'],
] as const

/** The services that content/site.yaml may name; docs/editing.md says what each is sent. */
export const SERVICES = {
  json: { format: 'json', fields: OWN_NAMES, answersJson: true },
  form: { format: 'form', fields: OWN_NAMES, answersJson: false },
  // https://help.formspree.io: “_subject” is the subject of the mail that it sends to the owner.
  formspree: {
    format: 'form',
    fields: OWN_NAMES.map(([field, name]) => [field, field === 'subject' ? '_subject' : name]),
    answersJson: true,
  },
  // https://docs.usebasin.com/guides/form-features/ajax
  basin: { format: 'form', fields: OWN_NAMES, answersJson: true },
} satisfies Record<string, Service>

export type ServiceName = keyof typeof SERVICES

export const SERVICE_NAMES = ['none', ...Object.keys(SERVICES)]
