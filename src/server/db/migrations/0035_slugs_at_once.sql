-- Two organizations of one name that are founded at once: the second takes a slug of its own instead of failing.
create or replace function app.found_organization(founder uuid, new_id uuid, new_name text, new_slug text) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare person assay.users;
begin
  select u.* into person from assay.users u where u.id = founder for update;
  if person.tenant_id is not null then return 'member'; end if;
  if person.is_super_admin then return 'operator'; end if;
  insert into assay.tenants (id, name, slug) values (new_id, new_name, new_slug) on conflict (slug) do nothing;
  if not found then
    insert into assay.tenants (id, name, slug) values (new_id, new_name, new_slug || '-' || right(new_id::text, 8));
  end if;
  update assay.users u set tenant_id = new_id, role = 'admin' where u.id = founder;
  return 'founded';
end $$;
