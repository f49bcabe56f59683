-- A scan that is held when the next attempt claims it was dropped: its worker ended, or an error of ours ended the attempt.
-- Only a worker that stops in order lets go of it. The third drop fails the scan.
alter table assay.scans
  add column held boolean not null default false,
  add column drops smallint not null default 0,
  -- What the writer tells of the pages' texts: read once with them, so that a review can be written anew without.
  add column text_notes jsonb not null default '{"mentions": {}, "ownDates": {}}';

-- robots.txt, sitemaps and llms.txt are kept for the next scan of the same vendor: after ninety days they save nothing.
create function app.forget_resources() returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  delete from assay.vendor_resources where ctid in (
    select ctid from assay.vendor_resources where read_at < now() - interval '90 days' limit 1000);
  get diagnostics gone = row_count;
  return gone;
end $$;

create index vendor_resources_read on assay.vendor_resources (read_at);

revoke all on function app.forget_resources from public;
grant create on schema app to assay_system;
alter function app.forget_resources() owner to assay_system;
revoke create on schema app from assay_system;
