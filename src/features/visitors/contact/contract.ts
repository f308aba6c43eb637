import * as z from 'zod/mini'
import { consentField, spamSigns } from '#features/visitors/forms/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { emailField, lineField, requiredField } from '#platform/endpoint/person-fields.ts'

/** Characters of a message. */
export const maxMessageLength = 4_000

/** How long messages are kept. */
export const messageMonths = 12

/** A message to the company. */
export const ContactMessage = z.object({
  name: lineField(100),
  email: emailField(),
  phone: lineField(40),
  subject: lineField(150),
  message: requiredField(maxMessageLength),
  ...consentField('contact'),
  ...spamSigns,
})
export type ContactMessage = z.output<typeof ContactMessage>

/**
 * Sends a message to the company, which answers by email. It is stored before it is mailed, and
 * deleted after {messageMonths} months.
 */
export const sendMessage = endpoint({
  summary: 'Write to us',
  method: 'POST',
  path: '/contact-us',
  access: 'visitor',
  body: ContactMessage,
  status: 201,
  reply: z.object({}),
})
