/** A refusal in Stripe's shape. */
export class StripeFailure extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, type: string, message: string, code?: string, declineCode?: string) {
    super(message)
    this.status = status
    this.body = {
      error: {
        type,
        message,
        ...(code === undefined ? {} : { code }),
        ...(declineCode ? { decline_code: declineCode } : {}),
      },
    }
  }
}

export const invalid = (message: string, parameter: string): StripeFailure =>
  new StripeFailure(400, 'invalid_request_error', `${message} (${parameter})`, 'parameter_invalid')
