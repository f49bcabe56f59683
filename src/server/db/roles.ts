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

/** Makes the login of the running product, which owns nothing and sees nothing until it takes a role. */
export async function ensureRuntimeLogin(db: Kysely<unknown>, login: string, password: string): Promise<void> {
  const name = quoteIdentifier(login)
  await sql`
    do $$ begin
      if not exists (select 1 from pg_roles where rolname = ${sql.raw(quoteLiteral(login))}) then
        create role ${sql.raw(name)} login noinherit nosuperuser nocreatedb nocreaterole;
      end if;
    end $$`.execute(db)
  await sql.raw(`alter role ${name} login noinherit password ${quoteLiteral(password)}`).execute(db)
}

/** What the login may do: take the three roles, and ask the questions that come before a tenant is known. */
export async function grantRuntime(db: Kysely<unknown>, login: string): Promise<void> {
  const name = quoteIdentifier(login)
  await sql
    .raw(
      `grant assay_app, assay_system, assay_jobs to ${name} with inherit false;
       grant usage on schema app, assay to ${name};
       grant select, insert, update, delete on assay.rate_limits to ${name};
       grant execute on function app.session_of, app.account_of, app.replace_password_hash, app.open_session,
         app.close_session, app.rotate_refresh, app.session_of_refresh, app.record_audit, app.health, app.beat,
         app.fail_abandoned, app.tidy, app.forget_resources to ${name};
       grant usage on schema pgboss to assay_jobs, assay_system;
       grant select, insert, update, delete on all tables in schema pgboss to assay_jobs;
       grant usage, select on all sequences in schema pgboss to assay_jobs;
       grant execute on all functions in schema pgboss to assay_jobs, assay_system;
       grant insert, select on pgboss.job to assay_system;
       grant select on pgboss.queue to assay_system;`,
    )
    .execute(db)
}

/** The runtime never works as one who could pass the walls. Throws and names the reason. */
export async function refusePowerfulLogin(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ reason: string | null }>`
    select case
      when r.rolsuper then 'is a superuser'
      when r.rolbypassrls then 'may bypass row-level security'
      when exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'assay' and c.relowner = r.oid) then 'owns the tables'
      when r.rolinherit and pg_has_role(r.oid, 'assay_system', 'usage') then 'inherits the role that sees all rows'
    end as reason from pg_roles r where r.rolname = current_user`.execute(db)
  const reason = rows[0]?.reason
  if (reason) throw new Error(`The product does not run with this database login: it ${reason}.`)
}
