import type { Letter } from './compose-message.ts'
import type { MailRequest } from './mail-request.ts'

type Told = Extract<MailRequest, { kind: 'deletion_request' }>

const words: Readonly<Record<Told['event'], (told: Told) => Pick<Letter, 'subject' | 'paragraphs'>>> = {
  asked: ({ organization_name: organization, by }) => ({
    subject: `${organization} is to be deleted from Assay`,
    paragraphs: [
      `${by} asked for ${organization} to be deleted, with its members, vendors, scans and reviews.`,
      'Nothing is deleted yet: the operator of Assay does it. Until then any admin can withdraw the request and take a copy of all data, in the console under Organization.',
    ],
  }),
  withdrawn: ({ organization_name: organization, by }) => ({
    subject: `${organization} stays on Assay`,
    paragraphs: [`${by} withdrew the request to delete ${organization}. Everything stays as it is.`],
  }),
  declined: ({ organization_name: organization }) => ({
    subject: `${organization} was not deleted from Assay`,
    paragraphs: [`The operator declined the request to delete ${organization}. Everything stays as it is.`],
  }),
  deleted: ({ organization_name: organization }) => ({
    subject: `${organization} was deleted from Assay`,
    paragraphs: [
      `As was asked for, ${organization} was deleted, with its members, vendors, scans and reviews. Your account went with it.`,
    ],
  }),
}

/** What became of the wish of an organization to be deleted. */
export function deletionLetter(told: Told, site: string): Letter {
  const { subject, paragraphs } = words[told.event](told)
  const reason = told.reason === '' ? [] : [`The reason: “${told.reason}”`]
  const isOver = told.event === 'deleted'
  const url = told.to === 'operator' ? `${site}/super-admin` : `${site}/tenant-admin?tab=organization`
  return {
    subject,
    firstName: told.first_name,
    paragraphs: [...paragraphs, ...reason],
    ...(isOver ? {} : { link: { label: 'Open the console', url } }),
  }
}
