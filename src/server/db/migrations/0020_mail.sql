-- E-mail to be sent, off the request path. What a message is made of, and the message itself where it is kept for the
-- operator, are sealed with the nodes' keys: their links open accounts.
create table assay.outgoing_mail (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  parameters text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'dropped')),
  message text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index outgoing_mail_newest on assay.outgoing_mail (created_at desc, id desc);
alter table assay.outgoing_mail enable row level security;
alter table assay.outgoing_mail force row level security;
create policy system on assay.outgoing_mail to assay_system using (true) with check (true);
grant select, insert, update, delete on assay.outgoing_mail to assay_system;

-- Stores a message and the job that sends it, in the caller's transaction.
create function app.queue_mail(new_id uuid, new_kind text, to_address text, sealed text) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.outgoing_mail (id, kind, recipient, parameters) values (new_id, new_kind, to_address, sealed);
  insert into pgboss.job (id, name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay,
    retry_backoff, policy, heartbeat_seconds)
  select gen_random_uuid(), q.name, jsonb_build_object('mail_id', new_id), q.expire_seconds, q.deletion_seconds,
    now() + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay, q.retry_backoff, q.policy, q.heartbeat_seconds
  from pgboss.queue q where q.name = 'mail';
  if not found then raise exception 'There is no queue for mail' using errcode = '22023'; end if;
  perform pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'mail');
end $$;

create function app.waiting_mail(wanted uuid) returns table (kind text, recipient text, parameters text, created_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select m.kind, m.recipient, m.parameters, m.created_at from assay.outgoing_mail m
  where m.id = wanted and m.state = 'waiting'
$$;

-- What became of a message. Only what is kept for the operator keeps its text.
create function app.settle_mail(wanted uuid, new_state text, sealed text) returns void
  language sql security definer set search_path = pg_catalog as $$
  update assay.outgoing_mail set state = new_state, parameters = null, settled_at = now(),
    message = case when new_state = 'kept' then sealed end
  where id = wanted and state = 'waiting'
$$;

-- The operator's mailbox: what the last 24 hours would have sent.
create function app.kept_mail() returns table (id uuid, kind text, recipient text, message text, created_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select m.id, m.kind, m.recipient, m.message, m.created_at from assay.outgoing_mail m
  where m.state = 'kept' and m.created_at > now() - interval '24 hours' order by m.created_at desc, m.id desc limit 200
$$;

create function app.remove_expired_mail() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  delete from assay.outgoing_mail where id in (
    select m.id from assay.outgoing_mail m
    where m.created_at < now() - interval '30 days' or (m.state = 'kept' and m.created_at < now() - interval '24 hours')
    limit 1000);
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function app.queue_mail, app.waiting_mail, app.settle_mail, app.kept_mail, app.remove_expired_mail from public;
grant create on schema app to assay_system;
alter function app.queue_mail owner to assay_system;
alter function app.waiting_mail owner to assay_system;
alter function app.settle_mail owner to assay_system;
alter function app.kept_mail owner to assay_system;
alter function app.remove_expired_mail owner to assay_system;
revoke create on schema app from assay_system;
