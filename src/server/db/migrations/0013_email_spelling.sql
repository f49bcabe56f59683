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
