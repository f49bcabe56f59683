-- The answers of POSTs that carried an Idempotency-Key, by user: asked again with the same key, the same is answered.
create table assay.idempotent_answers (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  user_id uuid not null references assay.users (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 255),
  -- SHA-256 of method, address and body, in hexadecimal.
  request_hash text not null check (char_length(request_hash) = 64),
  -- Sealed with the nodes' keys, since some answers hold secrets; null while the work goes on outside its transaction.
  answer text,
  asked_at timestamptz not null,
  primary key (tenant_id, user_id, key)
);
create index idempotent_answers_age on assay.idempotent_answers (asked_at);
create index idempotent_answers_user on assay.idempotent_answers (user_id);
alter table assay.idempotent_answers enable row level security;
alter table assay.idempotent_answers force row level security;
create policy tenant on assay.idempotent_answers to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.idempotent_answers to assay_system using (true) with check (true);
grant select, insert, update on assay.idempotent_answers to assay_app;
grant select, insert, update, delete on assay.idempotent_answers to assay_system;

-- A key holds for a day.
create function app.remove_expired_answers() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  delete from assay.idempotent_answers where (tenant_id, user_id, key) in (
    select a.tenant_id, a.user_id, a.key from assay.idempotent_answers a
    where a.asked_at < now() - interval '1 day' limit 1000);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function app.remove_expired_answers from public;
grant create on schema app to assay_system;
alter function app.remove_expired_answers owner to assay_system;
revoke create on schema app from assay_system;
