/** Every list of the operator's console as it is asked for: the function's call, and the index that its page is read by. */
export const consoleLists: readonly { readonly name: string; readonly call: string; readonly reads: RegExp }[] = [
  {
    name: 'tenants, newest first',
    call: "app.tenant_page(null, null, null, null, '-created', 50, 0, now(), null)",
    reads: /tenants_newest/,
  },
  {
    name: 'users, newest first',
    call: "app.user_page(null, null, null, '-created', 50, 0)",
    reads: /users_newest/,
  },
  {
    name: 'users, last login first',
    call: "app.user_page(null, null, null, '-login', 50, 0)",
    reads: /users_by_login/,
  },
  { name: 'users by name', call: "app.user_page(null, null, null, 'name', 50, 0)", reads: /users_by_name/ },
  {
    name: 'users of a rare name',
    call: "app.user_page('person4711@', null, null, '-created', 50, 0)",
    reads: /users_words/,
  },
  { name: 'vendors, newest first', call: "app.vendor_page(null, null, '-created', 50, 0)", reads: /vendors_of_all/ },
  {
    name: 'vendors of a rare name',
    call: "app.vendor_page('vendor1234.', null, '-created', 50, 0)",
    reads: /vendors_words/,
  },
  {
    name: 'reviews, newest first',
    call: 'app.review_page(null, null, null, null, null, 50, 0)',
    reads: /scans_of_all/,
  },
  {
    name: 'reviews that failed',
    call: "app.review_page(null, 'failed', null, null, null, 50, 0)",
    reads: /scans_by_status/,
  },
  {
    name: 'reviews of high risk',
    call: "app.review_page(null, null, 'high', null, null, 50, 0)",
    reads: /scans_by_risk/,
  },
  {
    name: 'the audit log, newest first',
    call: 'app.audit_page(null, null, null, null, null, 50, 0)',
    reads: /_at_id_(?:action_user_id_)?idx/,
  },
  {
    name: 'the audit log of one action',
    call: "app.audit_page('tenant_updated', null, null, null, null, 50, 0)",
    reads: /_action_at_id_idx/,
  },
  {
    name: 'the audit log of a week',
    call: "app.audit_page(null, null, null, now() - interval '14 days', now() - interval '7 days', 50, 0)",
    reads: /_at_id_(?:action_user_id_)?idx/,
  },
]
