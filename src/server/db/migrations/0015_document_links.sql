-- A page that all tenants share is its address and its text, from which its id is made: nothing else of it could be proved.
-- What a scan met beside them (title, links, validators) is that scan's own, so that nobody plants it for another.
alter table assay.scan_documents
  add column title text not null default '',
  add column language text,
  add column etag text,
  add column last_modified text,
  add column body_sha256 text not null default '',
  add column bytes integer not null default 0,
  add column links jsonb not null default '[]';
-- The owner of the tables sees no rows of a tenant where it is no superuser.
set local role assay_system;
update assay.scan_documents d set title = c.title, language = c.language, etag = c.etag, last_modified = c.last_modified,
  body_sha256 = c.body_sha256, bytes = c.bytes, links = c.links
  from assay.captures c where c.id = d.capture_id;
reset role;
alter table assay.scan_documents
  alter column title drop default, alter column body_sha256 drop default, alter column bytes drop default;
alter table assay.captures drop column title, drop column language, drop column etag, drop column last_modified,
  drop column body_sha256, drop column bytes, drop column links;

-- Who holds a page's id could link it to a scan and read it. A link is made only together with the page itself.
revoke insert, update, delete on assay.scan_documents from assay_app;
drop function app.store_capture(text, text, text, text, text, text, text, text, text, integer, jsonb);

-- Stores what a running scan of the proven tenant has fetched, and links it to that scan. The id is made here of address and
-- text, as engine/crawl/reading.ts makes it; the caller never learns whether the page was there.
create function app.save_document(
  wanted_scan uuid, wanted_attempt integer, new_position integer, new_kind text, new_status integer, new_redirects jsonb,
  new_fetched_at timestamptz, new_url text, new_title text, new_text text, new_language text, new_etag text,
  new_last_modified text, new_body_sha256 text, new_bytes integer, new_links jsonb
) returns text language plpgsql security definer set search_path = pg_catalog as $$
declare
  tenant constant uuid := app.tenant_id();
  text_hash constant text := encode(sha256(convert_to(new_text, 'UTF8')), 'hex');
  hash constant text := encode(sha256(convert_to(new_url || chr(10) || text_hash, 'UTF8')), 'hex');
  made constant text := concat_ws('-', substr(hash, 1, 8), substr(hash, 9, 4), '8' || substr(hash, 14, 3),
    translate(substr(hash, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') || substr(hash, 18, 3), substr(hash, 21, 12));
begin
  if not exists (select 1 from assay.scans s where s.tenant_id = tenant and s.id = wanted_scan
      and s.attempt = wanted_attempt and s.status = 'running') then
    raise exception 'No running scan of this organization has fetched this page' using errcode = '42501';
  end if;
  insert into assay.captures (id, url, text, text_sha256) values (made, new_url, new_text, text_hash)
    on conflict (id) do nothing;
  insert into assay.scan_documents (tenant_id, scan_id, capture_id, position, kind, status, redirects, fetched_at, title,
    language, etag, last_modified, body_sha256, bytes, links)
  values (tenant, wanted_scan, made, new_position, new_kind, new_status, new_redirects, new_fetched_at, new_title,
    new_language, new_etag, new_last_modified, new_body_sha256, new_bytes, new_links)
    on conflict do nothing;
  return made;
end $$;

-- A quote is looked up through the scan's own link: otherwise the answer would tell what stands in a page of somebody else.
create or replace function app.check_quote() returns trigger
  language plpgsql security definer set search_path = pg_catalog as $$
declare tenant constant uuid := app.tenant_id();
begin
  if (tenant is not null and new.tenant_id <> tenant) or not exists (
    select 1 from assay.scan_documents d join assay.captures c on c.id = d.capture_id
    where d.tenant_id = new.tenant_id and d.scan_id = new.scan_id and d.capture_id = new.capture_id
      and substr(c.text, new.first_character + 1, char_length(new.quote)) = new.quote
  ) then
    raise exception 'The quote of % is not in the stored document', new.fact using errcode = '23514';
  end if;
  return new;
end $$;

revoke all on function app.save_document from public;
grant execute on function app.save_document to assay_app;
grant create on schema app to assay_system;
alter function app.save_document owner to assay_system;
revoke create on schema app from assay_system;
