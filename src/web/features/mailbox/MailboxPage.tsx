import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { MailboxMessage } from '../../../contract/mailbox.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { messagesQuery } from './queries/messages.ts'

const address = /(https?:\/\/[^\s]+)/

/** Links of ours are followed in this window, on whatever address it is open. */
function BodyLine({ line }: { readonly line: string }) {
  const [before = '', url, after = ''] = line.split(address)
  if (url === undefined) return <>{line}</>
  const { pathname, search } = new URL(url)
  return (
    <>
      {before}
      <a href={`${pathname}${search}`} className="text-accent underline underline-offset-4 wrap-anywhere">
        {url}
      </a>
      {after}
    </>
  )
}

function Message({ message, isOpen, onToggle }: MessageProps) {
  return (
    <li className="border-b border-line last:border-0">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex w-full flex-col gap-0.5 px-4 py-3 text-left hover:bg-s2"
        >
          <span className="flex w-full items-baseline justify-between gap-3">
            <span className="min-w-0 font-medium wrap-anywhere">{message.subject}</span>
            <time dateTime={message.created_at} className="shrink-0 text-label text-fg3">
              {formatDateTime(message.created_at)}
            </time>
          </span>
          <span className="text-label text-fg3 wrap-anywhere">To {message.to}</span>
        </button>
      </h2>
      {isOpen && (
        <div className="border-t border-line bg-bg px-4 py-4 text-read whitespace-pre-line text-fg2">
          {message.text.split('\n').map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a stored message does not change
            <span key={index}>
              <BodyLine line={line} />
              {'\n'}
            </span>
          ))}
        </div>
      )}
    </li>
  )
}

interface MessageProps {
  readonly message: MailboxMessage
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Messages({ messages }: { readonly messages: readonly MailboxMessage[] }) {
  const [openId, setOpenId] = useState<string | null>(messages[0]?.id ?? null)
  if (messages.length === 0)
    return <EmptyState title="No messages" text="What the product would send by e-mail appears here within seconds." />
  return (
    <ul className="mt-6 overflow-hidden rounded-card border border-line bg-s1">
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          isOpen={message.id === openId}
          onToggle={() => setOpenId(message.id === openId ? null : message.id)}
        />
      ))}
    </ul>
  )
}

/** What would have been sent, for the operator of an installation without a mail server. */
export function MailboxPage() {
  const { data, error } = useQuery(messagesQuery)
  return (
    <main>
      <Page
        title="Mailbox"
        width="card"
        above={
          <div className="-mt-10 mb-6 flex items-center justify-between">
            <Link to="/" className={buttonStyle('ghost')}>
              Back to Assay
            </Link>
            <ThemeToggle />
          </div>
        }
        lead="No mail server is set, so nothing is sent. This is what would have been, for 24 hours. Links work from here."
      >
        {error && (
          <div className="mt-6">
            <ErrorCard title="The mailbox is closed" text={messageOf(error)} />
          </div>
        )}
        {data ? <Messages messages={data} /> : !error && <Skeleton className="mt-6 h-40 w-full" />}
      </Page>
    </main>
  )
}
