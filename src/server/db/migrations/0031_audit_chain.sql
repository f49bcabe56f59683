-- Each row of the audit log carries the hash of the one before it in its organization's chain (or in the installation's
-- own, of what happened outside one), so that a row that is changed, added or taken out later is seen.
alter table assay.audit_log add column position bigint, add column previous_hash text, add column hash text;
create index audit_log_chain on assay.audit_log (tenant_id, position);

-- Where each chain ends: rows that were cut off at its end are missed.
create table assay.audit_heads (
  chain uuid primary key,
  position bigint not null,
  hash text not null
);
alter table assay.audit_heads enable row level security;
alter table assay.audit_heads force row level security;
create policy system on assay.audit_heads to assay_system using (true) with check (true);
grant select, insert, update on assay.audit_heads to assay_system;

create function app.audit_chain(tenant uuid) returns uuid language sql immutable set search_path = pg_catalog as
  $$ select coalesce(tenant, '00000000-0000-0000-0000-000000000000'::uuid) $$;

create function app.audit_hash(entry assay.audit_log) returns text language sql immutable set search_path = pg_catalog as $$
  select encode(sha256(convert_to(jsonb_build_array(entry.previous_hash, entry.position, entry.id, entry.tenant_id,
    entry.user_id, entry.user_email, entry.action, entry.resource_type, entry.resource_id, entry.ip_address, entry.details,
    (extract(epoch from entry.at) * 1000000)::bigint)::text, 'UTF8')), 'hex')
$$;

-- The head's row is held until the transaction ends: rows of a chain come one after the other.
create function app.chain_audit() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare head assay.audit_heads;
begin
  insert into assay.audit_heads (chain, position, hash) values (app.audit_chain(new.tenant_id), 0, '') on conflict do nothing;
  select h.* into head from assay.audit_heads h where h.chain = app.audit_chain(new.tenant_id) for update;
  -- Who has an account is named by it alone: with the account goes the address.
  if new.user_id is not null then new.user_email := null; end if;
  new.position := head.position + 1;
  new.previous_hash := head.hash;
  new.hash := app.audit_hash(new);
  update assay.audit_heads h set position = new.position, hash = new.hash where h.chain = head.chain;
  return new;
end $$;
create trigger audit_log_chained before insert on assay.audit_log for each row execute function app.chain_audit();

-- A row's time and its place in the chain are the database's to say.
revoke insert on assay.audit_log from assay_app;
grant insert (id, tenant_id, user_id, user_email, action, resource_type, resource_id, ip_address, details)
  on assay.audit_log to assay_app;

-- Looks a chain through from the oldest row that is kept. `broken_at` is the first position that is not as it was written.
create function app.check_audit_chain(tenant uuid) returns table (rows_checked bigint, unchained bigint, broken_at bigint)
  language plpgsql stable security definer set search_path = pg_catalog as $$
declare entry assay.audit_log; before assay.audit_log; head assay.audit_heads;
begin
  rows_checked := 0;
  select count(*) into unchained from assay.audit_log l where l.tenant_id is not distinct from tenant and l.position is null;
  for entry in
    select l.* from assay.audit_log l where l.tenant_id is not distinct from tenant and l.position is not null order by l.position
  loop
    if entry.hash is distinct from app.audit_hash(entry)
      or (before.position is not null and (entry.position <> before.position + 1 or entry.previous_hash <> before.hash)) then
      broken_at := entry.position;
      return next;
      return;
    end if;
    rows_checked := rows_checked + 1;
    before := entry;
  end loop;
  select h.* into head from assay.audit_heads h where h.chain = app.audit_chain(tenant);
  if head.position is distinct from before.position or head.hash is distinct from before.hash then
    broken_at := coalesce(before.position, 0) + 1;
  end if;
  return next;
end $$;

-- A tenant's transaction looks its own chain through.
create function app.check_own_audit_chain() returns table (rows_checked bigint, unchained bigint, broken_at bigint)
  language sql stable security definer set search_path = pg_catalog as $$
  select * from app.check_audit_chain(app.tenant_id())
$$;

-- Every chain that is not as it was written, and how many were looked through.
create function app.check_audit_chains() returns table (chains bigint, rows_checked bigint, broken jsonb)
  language sql stable security definer set search_path = pg_catalog as $$
  select count(*), coalesce(sum(c.rows_checked), 0)::bigint, coalesce(jsonb_agg(jsonb_build_object(
    'tenant_id', nullif(h.chain, app.audit_chain(null)), 'position', c.broken_at)) filter (where c.broken_at is not null), '[]')
  from assay.audit_heads h cross join lateral app.check_audit_chain(nullif(h.chain, app.audit_chain(null))) c
$$;

-- What an audit row calls its user: the address while there is an account, a pseudonym afterwards.
create function app.audit_name(wanted uuid, written text) returns text
  language sql stable security definer set search_path = pg_catalog as $$
  select case when wanted is null then written
    else coalesce((select u.email from assay.users u where u.id = wanted), 'deleted-user-' || right(wanted::text, 8)) end
$$;

create function app.audit_page(wanted_action text, wanted_resource text, most integer, skipped integer) returns table (
  id uuid, action text, resource_type text, resource_id text, user_email text, at timestamptz, details jsonb, ip_address text,
  total integer
) language sql stable security definer set search_path = pg_catalog as $$
  select l.id, l.action, l.resource_type, l.resource_id, app.audit_name(l.user_id, l.user_email), l.at, l.details,
    l.ip_address, l.total
  from (select a.*, count(*) over ()::integer as total from assay.audit_log a
    where (wanted_action is null or a.action = wanted_action) and (wanted_resource is null or a.resource_type = wanted_resource)
    order by a.at desc, a.id desc limit most offset skipped) l
  order by l.at desc, l.id desc
$$;

create function app.audit_stats(moment timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  select jsonb_build_object(
    'total_actions_today', (select count(*) from assay.audit_log l
      where l.at >= date_trunc('day', moment at time zone 'UTC') at time zone 'UTC'),
    'total_actions_week', (select count(*) from assay.audit_log l where l.at > moment - interval '7 days'),
    'total_actions_month', (select count(*) from assay.audit_log l where l.at > moment - interval '30 days'),
    'top_actions', (select coalesce(jsonb_agg(jsonb_build_object('action', t.action, 'count', t.count)
      order by t.count desc, t.action), '[]')
      from (select l.action, count(*) from assay.audit_log l where l.at > moment - interval '30 days'
        group by l.action order by count(*) desc, l.action limit 5) t),
    'most_active_users', (select coalesce(jsonb_agg(jsonb_build_object('user', app.audit_name(t.user_id, null), 'count', t.count)
      order by t.count desc, t.user_id), '[]')
      from (select l.user_id, count(*) from assay.audit_log l where l.user_id is not null and l.at > moment - interval '30 days'
        group by l.user_id order by count(*) desc, l.user_id limit 5) t))
$$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['chain_audit', 'check_audit_chain', 'check_own_audit_chain', 'check_audit_chains', 'audit_name',
    'audit_page', 'audit_stats', 'audit_chain', 'audit_hash'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
grant execute on function app.check_own_audit_chain to assay_app;
