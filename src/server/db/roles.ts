import { sql, type Kysely } from 'kysely'

const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * The roles that a transaction may take. Cluster-wide in PostgreSQL, so made if missing; they cannot sign in.
 * assay_app sees its tenant, assay_system sees all, assay_jobs owns the queue's tables.
 */
export async function ensureRoles(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare name text;
    begin
      foreach name in array array['assay_app', 'assay_system', 'assay_jobs'] loop
        begin
          if not exists (select 1 from pg_roles where rolname = name) then
            execute format('create role %I nologin noinherit', name);
          end if;
        exception when duplicate_object or unique_violation then null;
        end;
        if not pg_has_role(current_user, name, 'member') then execute format('grant %I to current_user', name); end if;
      end loop;
    end $$`.execute(db)
}

/** Makes a login of the running product, which owns nothing and sees nothing until it takes a role. */
export async function ensureLogin(db: Kysely<unknown>, login: string, password: string): Promise<void> {
  const name = quoteIdentifier(login)
  await sql`
    do $$ begin
      if not exists (select 1 from pg_roles where rolname = ${sql.raw(quoteLiteral(login))}) then
        create role ${sql.raw(name)} login noinherit nosuperuser nocreatedb nocreaterole;
      end if;
    end $$`.execute(db)
  await sql.raw(`alter role ${name} login noinherit password ${quoteLiteral(password)}`).execute(db)
}

/** The questions of sign-up, of accounts, of the operator and of e-mail: none of them is about a tenant's reviews. */
const accountFunctions = [
  'queue_mail',
  'waiting_mail',
  'settle_mail',
  'kept_mail',
  'remove_expired_mail',
  'describe_session',
  'create_pending_registration',
  'issue_reset',
  'issue_verification',
  'verify_email',
  'close_sessions',
  'reset_password',
  'remove_expired_registrations',
  'update_profile',
  'sessions_of',
  'close_own_session',
  'second_factors_of',
  'begin_authenticator',
  'spend_step',
  'remove_authenticator',
  'replace_recovery_codes',
  'spend_recovery_code',
  'save_passkey_challenge',
  'take_passkey_challenge',
  'add_passkey',
  'remove_passkey',
  'use_passkey',
  'begin_sign_in',
  'challenge_sign_in',
  'attempt_sign_in',
  'end_sign_in',
  'export_account',
  'delete_account',
  'remove_expired_sign_ins',
  'spend_nonce',
  'account_of_google',
  'link_google',
  'is_domain_of_organization',
  'found_organization',
  'issue_temporary_password',
  'issue_invitation',
  'invitation_of',
  'accept_invitation',
  'remove_expired_invitations',
  'remove_expired_answers',
  'remove_expired_comments',
  'set_tenant_status',
  'check_audit_chains',
  'audit_page',
  'audit_stats',
  'count_audit',
  'session_of_key',
  'account_of_passkey',
  'recent_errors',
  'taken_briefings',
  'book_briefing',
  'briefing_recipients',
  'briefings_page',
  'remove_expired_briefings',
]

/** The questions of the operator's console, about all organizations. */
const operatorFunctions = [
  'tenant_page',
  'system_stats',
  'create_tenant',
  'update_tenant',
  'tenant_contents',
  'remove_tenant_vendors',
  'delete_tenant',
  'deletion_requests',
  'decline_deletion',
  'tenant_admins',
  'export_tenant',
  'user_page',
  'user_head',
  'move_user',
  'set_temporary_password',
  'invite_to_tenant',
  'invite_operator',
  'vendor_page',
  'review_page',
  'edit_review',
  'delete_review',
  'tenant_of_review',
  'monitoring',
  'retry_job',
  'discard_job',
  'monitoring_figures',
  'end_worker',
  'record_fetches',
  'remove_expired_fetches',
  'record_backup',
]

/** The questions of the catalogue, of registration and of what the payment provider tells. */
const paymentFunctions = [
  'catalogue',
  'package_terms',
  'create_package',
  'update_package',
  'toggle_package',
  'delete_package',
  'apply_subscription',
  'payment_ticket',
  'grant_reports',
  'save_receipt',
  'set_dispute',
  'tenant_of_customer',
  'payment_contacts',
  'reset_usage',
  'take_payment_event',
  'is_payment_event_known',
  'unknown_payment_events',
  'registration_of',
  'keep_checkout',
  'complete_registration',
  'claim_first_session',
  'owe_refund',
  'open_refunds',
  'settle_refund',
  'open_cancellations',
  'settle_cancellation',
  'note_cancellation_failure',
  'cancellation_figures',
  'remove_expired_cancellations',
  'plan_requests',
  'answer_plan_request',
  'take_reminders',
]

/**
 * What a node's own login may do: take the queue's role, and ask the questions that come before a tenant is known. No login
 * may take assay_system: its functions alone see all rows.
 */
export async function grantRuntime(db: Kysely<unknown>, login: string): Promise<void> {
  const name = quoteIdentifier(login)
  await sql
    .raw(
      `grant assay_jobs to ${name} with inherit false;
       revoke assay_app, assay_system from ${name};
       grant usage on schema app, assay to ${name};
       grant select, insert, update, delete on assay.rate_limits to ${name};
       grant execute on function app.session_of, app.account_of, app.replace_password_hash, app.open_session,
         app.close_session, app.rotate_refresh, app.session_of_refresh, app.record_audit, app.health, app.heartbeat,
         app.fail_abandoned, app.remove_expired, app.forget_resources, app.keep_months, app.proof_of,
         app.tenant_of_job to ${name};
       grant execute on function ${[...accountFunctions, ...operatorFunctions, ...paymentFunctions].map((one) => `app.${one}`).join(', ')} to ${name};
       grant usage on schema pgboss to assay_jobs, assay_system;
       grant select, insert, update, delete on all tables in schema pgboss to assay_jobs;
       grant usage, select on all sequences in schema pgboss to assay_jobs;
       grant execute on all functions in schema pgboss to assay_jobs, assay_system;
       grant insert, select, update, delete on pgboss.job to assay_system;
       grant select on pgboss.queue to assay_system;`,
    )
    .execute(db)
}

/**
 * What the tenants' login may do: work on the one tenant whose proof a transaction shows, and nothing else. It can make no
 * table, so that nothing it leaves on a pooled connection stands in the way of the next tenant's statements.
 */
export async function grantTenants(db: Kysely<unknown>, login: string): Promise<void> {
  const name = quoteIdentifier(login)
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db)
  const database = quoteIdentifier(rows[0]?.database ?? '')
  await sql
    .raw(
      `grant assay_app to ${name} with inherit false;
       revoke temporary on database ${database} from public;
       revoke create on schema public from public;`,
    )
    .execute(db)
}

/** A node never works as one who could pass the walls. Throws and names the reason. */
export async function refusePowerfulLogin(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ reason: string | null }>`
    select case
      when r.rolsuper then 'is a superuser'
      when r.rolbypassrls then 'may bypass row-level security'
      when exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'assay' and c.relowner = r.oid) then 'owns the tables'
      when pg_has_role(r.oid, 'assay_system', 'member') then 'may take the role that sees all rows'
    end as reason from pg_roles r where r.rolname = current_user`.execute(db)
  const reason = rows[0]?.reason
  if (reason) throw new Error(`The product does not run with this database login: it ${reason}.`)
}

/**
 * What runs with all rows in sight and may be called in a tenant's transaction: each answers for the proven tenant alone.
 * payment_ticket counts on; queue_mail takes what the nodes have sealed for its row, which no SQL can make.
 */
const tenantsFunctions = [
  'tenant_id',
  'save_document',
  'enqueue',
  'queue_mail',
  'change_member_role',
  'remove_member',
  'add_member',
  'check_own_audit_chain',
  'members_with_second_factor',
  'apply_own_subscription',
  'payment_ticket',
  'request_recipients',
  'export_own_tenant',
]

/**
 * The tenants' login has no way out of a tenant's transaction, whatever SQL runs in it. What assay_app may do counts as
 * well: the login inherits none of it, and takes the role. Throws and names the way.
 */
export async function refuseWayOut(db: Kysely<unknown>): Promise<void> {
  await refusePowerfulLogin(db)
  const { rows } = await sql<{ reason: string | null }>`
    with one as (select oid, rolname from pg_roles where rolname in (current_user, 'assay_app'))
    select case
      when exists (select 1 from one, pg_roles o
        where o.rolname not in (current_user, 'assay_app') and pg_has_role(one.oid, o.oid, 'member'))
        then 'may take another role than assay_app'
      when exists (select 1 from one, pg_proc p where p.pronamespace = to_regnamespace('app') and p.prosecdef
        and not (one.rolname = 'assay_app' and p.proname in (${sql.join(tenantsFunctions)}))
        and has_function_privilege(one.oid, p.oid, 'execute')) then 'may ask what comes before a tenant is known'
      when exists (select 1 from one where has_database_privilege(one.oid, current_database(), 'temporary'))
        then 'may make temporary tables (revoke temporary on the database from public)'
      when exists (select 1 from one, pg_namespace n where has_schema_privilege(one.oid, n.oid, 'create'))
        or exists (select 1 from one where has_database_privilege(one.oid, current_database(), 'create'))
        then 'may make tables (revoke create on the schema public from public)'
    end as reason`.execute(db)
  const reason = rows[0]?.reason
  if (reason)
    throw new Error(`The product does not run with this login for tenants (DATABASE_URL_TENANT): it ${reason}.`)
}
