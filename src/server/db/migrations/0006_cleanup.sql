-- Whose session a refresh token belongs or belonged to: refreshes are counted for each session.
create function app.session_of_refresh(presented text) returns uuid
  language sql stable security definer set search_path = pg_catalog as $$
  select s.id from assay.sessions s
  where s.refresh_hash = presented or s.parent_hash = presented
    or s.id = (select t.session_id from assay.spent_refresh_tokens t where t.hash = presented)
  limit 1
$$;

-- Removes what nothing can need any more: sessions that are long over with their spent tokens, counters that have run
-- out, and page texts that no scan holds since a week. At most a thousand of each a call.
create function app.tidy() returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer := 0; some_gone integer;
begin
  delete from assay.sessions where id in (
    select id from assay.sessions
    where last_used_at < now() - interval '30 days' or revoked_at < now() - interval '30 days' limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  delete from assay.rate_limits where key in (
    select key from assay.rate_limits where expire < extract(epoch from now()) * 1000 limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  delete from assay.captures where id in (
    select c.id from assay.captures c where c.first_seen_at < now() - interval '7 days'
      and not exists (select 1 from assay.scan_documents d where d.capture_id = c.id) limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  return gone;
end $$;

create index sessions_last_used on assay.sessions (last_used_at);
create index captures_first_seen on assay.captures (first_seen_at);
grant delete on assay.captures to assay_system;
grant select, delete on assay.rate_limits to assay_system;

revoke all on function app.session_of_refresh, app.tidy from public;
grant create on schema app to assay_system;
alter function app.session_of_refresh(text) owner to assay_system;
alter function app.tidy() owner to assay_system;
revoke create on schema app from assay_system;
