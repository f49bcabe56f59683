-- Roles are made before this runs (server/db/roles.ts): assay_app, assay_system, assay_jobs.
create schema assay;
create schema app;
grant usage on schema assay, app to assay_app, assay_system;

-- The tenant of this transaction; null when none is set, so that a forgotten setting shows nothing.
create function app.tenant_id() returns uuid language sql stable as
  $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

-- The catalogue of plans. monthly_scan_limit above 100000 counts as unlimited.
create table assay.packages (
  id text primary key,
  name text not null,
  description text not null default '',
  monthly_scan_limit integer not null check (monthly_scan_limit > 0),
  vendor_limit integer,
  price_onetime_cents integer,
  price_monthly_cents integer,
  price_yearly_cents integer,
  is_active boolean not null default true,
  is_offered boolean not null default true,
  position integer not null
);
insert into assay.packages
  (id, name, description, monthly_scan_limit, vendor_limit, price_onetime_cents, price_monthly_cents, price_yearly_cents, is_offered, position)
values
  ('demo', 'Demo', 'Development only', 999999, null, 0, 0, 0, false, 0),
  ('pay_as_you_go', 'Pay-As-You-Go', 'One report', 1, null, 59900, null, null, true, 1),
  ('starter', 'Starter', 'Up to 5 reports a month', 5, 10, null, 199900, 1999000, true, 2),
  ('pro', 'Pro', 'Up to 10 reports a month', 10, 50, null, 349900, 3499000, true, 3);

create table assay.tenants (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  status text not null default 'active' check (status in ('active', 'suspended', 'trial', 'expired')),
  package_id text references assay.packages (id),
  created_at timestamptz not null default now()
);

create table assay.users (
  id uuid primary key,
  tenant_id uuid references assay.tenants (id) on delete cascade,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  password_hash text,
  role text not null default 'member' check (role in ('admin', 'member', 'viewer')),
  status text not null default 'active' check (status in ('active', 'inactive', 'pending')),
  is_super_admin boolean not null default false,
  theme_preference text not null default 'dark' check (theme_preference in ('light', 'dark', 'system')),
  email_notifications boolean not null default true,
  preferences jsonb not null default '{}',
  last_login timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on assay.users (lower(email));
create index users_tenant on assay.users (tenant_id);

-- refresh_hash is of the current token, parent_hash of the one that it replaced (accepted for ten seconds).
create table assay.sessions (
  id uuid primary key,
  user_id uuid not null references assay.users (id) on delete cascade,
  refresh_hash text not null unique,
  parent_hash text,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_user on assay.sessions (user_id);
create index sessions_parent on assay.sessions (parent_hash);
-- Every token that was ever replaced, so that its return is known as reuse.
create table assay.spent_refresh_tokens (
  hash text primary key,
  session_id uuid not null references assay.sessions (id) on delete cascade,
  spent_at timestamptz not null
);
create index spent_refresh_tokens_session on assay.spent_refresh_tokens (session_id);

create table assay.vendors (
  id uuid primary key,
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  name text not null,
  website text,
  domain text,
  description text,
  created_by uuid references assay.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, id)
);
create index vendors_newest on assay.vendors (tenant_id, created_at desc, id desc);

create table assay.scans (
  id uuid primary key,
  tenant_id uuid not null,
  vendor_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'running', 'completed', 'failed')),
  attempt integer not null default 0,
  percentage integer not null default 0 check (percentage between 0 and 100),
  current_step text not null default 'Waiting for a worker',
  current_agent text,
  progress_at timestamptz not null default now(),
  as_of date not null,
  created_by uuid references assay.users (id) on delete set null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  error_log text,
  score integer,
  grade text,
  coverage integer,
  risk text,
  breakdown jsonb,
  written jsonb,
  receipt jsonb,
  unique (tenant_id, id),
  foreign key (tenant_id, vendor_id) references assay.vendors (tenant_id, id) on delete cascade
);
create index scans_latest on assay.scans (tenant_id, vendor_id, created_at desc, id desc);
create index scans_newest on assay.scans (tenant_id, created_at desc, id desc);
create unique index scans_one_active on assay.scans (tenant_id, vendor_id) where status in ('pending', 'running');

-- One row a committed step; the primary key is what makes a step commit once.
create table assay.scan_steps (
  tenant_id uuid not null,
  scan_id uuid not null,
  agent text not null,
  attempt integer not null,
  success boolean not null,
  result jsonb not null,
  committed_at timestamptz not null default now(),
  primary key (tenant_id, scan_id, agent),
  foreign key (tenant_id, scan_id) references assay.scans (tenant_id, id) on delete cascade
);

-- Global and content-addressed: the same page text is stored once, whoever's scan read it. Never changed.
create table assay.captures (
  id text primary key,
  url text not null,
  title text not null,
  text text not null,
  text_sha256 text not null,
  body_sha256 text not null,
  language text,
  etag text,
  last_modified text,
  bytes integer not null,
  links jsonb not null default '[]',
  first_seen_at timestamptz not null default now()
);

create table assay.scan_documents (
  tenant_id uuid not null,
  scan_id uuid not null,
  capture_id text not null references assay.captures (id),
  position integer not null,
  kind text not null,
  redirects jsonb not null default '[]',
  status integer not null,
  fetched_at timestamptz not null,
  primary key (tenant_id, scan_id, capture_id),
  foreign key (tenant_id, scan_id) references assay.scans (tenant_id, id) on delete cascade
);
create index scan_documents_capture on assay.scan_documents (capture_id, tenant_id);

create table assay.scan_ledger (
  tenant_id uuid not null,
  scan_id uuid not null,
  position integer not null,
  url text not null,
  outcome text not null,
  purpose text not null,
  kind text,
  reason text not null,
  bytes integer not null,
  at timestamptz not null,
  primary key (tenant_id, scan_id, position),
  foreign key (tenant_id, scan_id) references assay.scans (tenant_id, id) on delete cascade
);

create table assay.findings (
  tenant_id uuid not null,
  scan_id uuid not null,
  fact text not null,
  value text not null check (value in ('yes', 'partial', 'no', 'not-stated')),
  certainty text check (certainty in ('stated', 'likely')),
  tier text not null check (tier in ('local', 'model', 'corroborated', 'conflict', 'confirmed', 'rejected')),
  plans jsonb not null,
  params jsonb not null,
  agent text not null,
  primary key (tenant_id, scan_id, fact),
  check ((value = 'not-stated') = (certainty is null)),
  foreign key (tenant_id, scan_id) references assay.scans (tenant_id, id) on delete cascade
);

-- start_offset and end_offset are UTF-16 code units, as clients count; first_character counts characters, as the database does.
create table assay.finding_quotes (
  tenant_id uuid not null,
  scan_id uuid not null,
  fact text not null,
  position integer not null,
  capture_id text not null,
  start_offset integer not null check (start_offset >= 0),
  end_offset integer not null check (end_offset > start_offset),
  first_character integer not null check (first_character >= 0),
  quote text not null check (quote <> ''),
  primary key (tenant_id, scan_id, fact, position),
  foreign key (tenant_id, scan_id, fact) references assay.findings (tenant_id, scan_id, fact) on delete cascade,
  foreign key (tenant_id, scan_id, capture_id) references assay.scan_documents (tenant_id, scan_id, capture_id) on delete cascade
);

-- No claim without a quote that stands, character by character, in the stored page.
create function app.check_quote() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if not exists (
    select 1 from assay.captures c
    where c.id = new.capture_id and substr(c.text, new.first_character + 1, char_length(new.quote)) = new.quote
  ) then
    raise exception 'The quote of % is not in the stored document', new.fact using errcode = '23514';
  end if;
  return new;
end $$;
create trigger finding_quotes_verbatim before insert or update on assay.finding_quotes
  for each row execute function app.check_quote();

create function app.check_finding() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare quotes integer;
begin
  select count(*) into quotes from assay.finding_quotes q
    where q.tenant_id = new.tenant_id and q.scan_id = new.scan_id and q.fact = new.fact;
  if (new.value = 'not-stated') <> (quotes = 0) then
    raise exception 'The finding on % needs a quote if it states something, and none if it does not', new.fact
      using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger findings_quoted after insert or update on assay.findings
  deferrable initially deferred for each row execute function app.check_finding();

-- A scan is charged when it starts and refunded when it fails for our fault; deletion of a vendor changes nothing here.
create table assay.usage_ledger (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  id uuid not null,
  scan_id uuid not null,
  change integer not null check (change in (1, -1)),
  reason text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, scan_id, change)
);
create index usage_ledger_month on assay.usage_ledger (tenant_id, at);

create table assay.audit_log (
  id uuid primary key,
  tenant_id uuid,
  user_id uuid,
  user_email text,
  action text not null,
  resource_type text not null,
  resource_id text,
  ip_address text,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_log_newest on assay.audit_log (tenant_id, at desc, id desc);
create function app.refuse_change() returns trigger language plpgsql as
  $$ begin raise exception 'Audit rows are never changed' using errcode = '42501'; end $$;
create trigger audit_log_append_only before update or delete on assay.audit_log
  for each row execute function app.refuse_change();
create trigger captures_immutable before update on assay.captures
  for each row execute function app.refuse_change();

create table assay.worker_beats (
  worker_id uuid primary key,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now()
);

-- Counters of the limits that must hold across nodes and restarts.
create table assay.rate_limits (key text primary key, points integer not null default 0, expire bigint);
create index rate_limits_expire on assay.rate_limits (expire);
