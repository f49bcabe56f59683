-- What was found is never changed by the application, and a quote never leaves a finding that states something.
revoke update, delete on assay.findings, assay.finding_quotes from assay_app;

create function app.check_quote_gone() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if exists (
    select 1 from assay.findings f
    where f.tenant_id = old.tenant_id and f.scan_id = old.scan_id and f.fact = old.fact and f.value <> 'not-stated'
      and not exists (select 1 from assay.finding_quotes q
        where q.tenant_id = f.tenant_id and q.scan_id = f.scan_id and q.fact = f.fact)
  ) then
    raise exception 'The finding on % needs a quote if it states something', old.fact using errcode = '23514';
  end if;
  return null;
end $$;
revoke all on function app.check_quote_gone() from public;
grant create on schema app to assay_system;
alter function app.check_quote_gone() owner to assay_system;
revoke create on schema app from assay_system;
create constraint trigger finding_quotes_stay after delete or update on assay.finding_quotes
  deferrable initially deferred for each row execute function app.check_quote_gone();
