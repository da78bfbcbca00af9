/** What a submission of a form consists of, as far as a service may want to know. */
export type SubmissionField = 'id' | 'date' | 'email' | 'name' | 'subject' | 'message'

/** How a service takes a submission: nothing but names and formats. */
export interface Service {
  format: 'json' | 'form'
  /** What it is sent, and under which names. */
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

/** For the choice in content/site.yaml. */
export const SERVICE_NAMES = ['none', ...Object.keys(SERVICES)]
