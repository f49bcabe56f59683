import { Link } from '@tanstack/react-router'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Page } from '../../ui/Page.tsx'

interface ErrorText {
  readonly title: string
  readonly text: string
  readonly hint: string
}

function errorTextOf(error: unknown): ErrorText {
  const status = error instanceof ApiError ? error.status : -1
  const code = error instanceof ApiError ? error.code : ''
  // 400: what stands in the address is no id of ours.
  if (status === 404 || status === 400) {
    return {
      title: 'Review Not Found',
      text: status === 404 ? messageOf(error) : 'No security review data found for this vendor',
      hint: 'Start a review from the Dashboard.',
    }
  }
  if (status === 503 || status === 429 || code === 'timeout') {
    return {
      title: 'Server Busy',
      text:
        status === 503 ? 'The server is currently busy processing scans. No cached data available.' : messageOf(error),
      hint: 'Wait a moment, then retry. Nothing is lost.',
    }
  }
  if (status >= 500) {
    return {
      title: 'Failed to load security review',
      text: 'Unable to load security review data. The server may be temporarily unavailable.',
      hint: messageOf(error),
    }
  }
  if (status === 0) {
    return {
      title: 'Connection Error',
      text: messageOf(error),
      hint: 'Your reviews are safe on the server.',
    }
  }
  return {
    title: 'Failed to load security review',
    text: messageOf(error),
    hint: 'Your reviews are safe on the server.',
  }
}

interface ReviewErrorProps {
  readonly error: unknown
  readonly isFetching: boolean
  readonly onRetry: () => void
}

export function ReviewError({ error, isFetching, onRetry }: ReviewErrorProps) {
  return (
    <Page title="Security review" isTitleHidden width="card">
      <ErrorCard {...errorTextOf(error)}>
        <Button variant="primary" busy={isFetching} onClick={onRetry}>
          Retry
        </Button>
        <Link to="/dashboard" className={buttonStyle()}>
          Dashboard
        </Link>
      </ErrorCard>
    </Page>
  )
}
