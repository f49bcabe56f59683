-- An address is ASCII where it is written, not wherever its row is: a stored one in another spelling stays usable until
-- the start that follows has spelled it anew.
alter table assay.users drop constraint users_email_ascii;
create function app.check_email() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if new.email !~ '^[!-~]+$' then
    raise exception 'An e-mail address is stored in its ASCII spelling' using errcode = '23514', table = 'users', column = 'email';
  end if;
  return new;
end $$;
create trigger users_email_ascii before insert or update of email on assay.users
  for each row execute function app.check_email();
revoke all on function app.check_email from public;

-- Pages are shared by all tenants; a scan may add one, and never learns whether it was there. Its id is made from its
-- address and its text (engine/crawl/reading.ts), so that nobody stores another text under the id of a page to come.
create or replace function app.store_capture(
  new_id text, new_url text, new_title text, new_text text, new_text_sha256 text, new_body_sha256 text,
  new_language text, new_etag text, new_last_modified text, new_bytes integer, new_links jsonb
) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  hash constant text := encode(sha256(convert_to(new_url || chr(10) || new_text_sha256, 'UTF8')), 'hex');
  made constant text := concat_ws('-', substr(hash, 1, 8), substr(hash, 9, 4), '8' || substr(hash, 14, 3),
    translate(substr(hash, 17, 1), '0123456789abcdef', '89ab89ab89ab89ab') || substr(hash, 18, 3), substr(hash, 21, 12));
begin
  if new_id is distinct from made
    or new_text_sha256 is distinct from encode(sha256(convert_to(new_text, 'UTF8')), 'hex') then
    raise exception 'The id of a page does not belong to its address and text' using errcode = '23514';
  end if;
  insert into assay.captures (id, url, title, text, text_sha256, body_sha256, language, etag, last_modified, bytes, links)
  values (new_id, new_url, new_title, new_text, new_text_sha256, new_body_sha256, new_language, new_etag,
    new_last_modified, new_bytes, new_links)
  on conflict (id) do nothing;
end $$;
