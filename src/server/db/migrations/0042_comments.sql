-- What members say of a passage of a review, and what they reply. By vendor: a rescan keeps it, and its place is looked
-- for in the new texts.
create table assay.comments (
  tenant_id uuid not null,
  id uuid not null,
  vendor_id uuid not null,
  scan_id uuid,
  -- Of a reply: what it answers.
  parent_id uuid,
  body text not null check (char_length(body) between 1 and 4000),
  section text check (section in ('executive', 'detailed')),
  section_id text,
  section_title text,
  selected_text text,
  prefix text,
  suffix text,
  start_offset integer check (start_offset >= 0),
  end_offset integer check (end_offset > start_offset),
  author_id uuid references assay.users (id) on delete set null,
  created_at timestamptz not null default now(),
  resolved_by uuid references assay.users (id) on delete set null,
  resolved_at timestamptz,
  deleted_by uuid references assay.users (id) on delete set null,
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, vendor_id) references assay.vendors (tenant_id, id) on delete cascade,
  foreign key (tenant_id, parent_id) references assay.comments (tenant_id, id) on delete cascade,
  check ((parent_id is null) = (selected_text is not null))
);
create index comments_vendor on assay.comments (tenant_id, vendor_id, created_at);
create index comments_parent on assay.comments (tenant_id, parent_id) where parent_id is not null;
create index comments_deleted on assay.comments (deleted_at) where deleted_at is not null;
create index comments_author on assay.comments (author_id);

alter table assay.comments enable row level security;
alter table assay.comments force row level security;
create policy tenant on assay.comments to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.comments to assay_system using (true) with check (true);
grant select, insert, update (resolved_by, resolved_at, deleted_by, deleted_at) on assay.comments to assay_app;
grant select, insert, update, delete on assay.comments to assay_system;
-- Who is mentioned is told by e-mail unless they said no.
grant select (email_notifications) on assay.users to assay_app;

-- A deleted comment can be restored for a day.
create function app.remove_expired_comments() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  delete from assay.comments where (tenant_id, id) in (
    select c.tenant_id, c.id from assay.comments c where c.deleted_at < now() - interval '1 day' limit 1000);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function app.remove_expired_comments from public;
grant create on schema app to assay_system;
alter function app.remove_expired_comments owner to assay_system;
revoke create on schema app from assay_system;
