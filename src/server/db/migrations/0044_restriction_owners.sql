-- Who sees to a restriction, until when, and what they noted.
alter table assay.restriction_statuses
  add column owner_id uuid references assay.users (id) on delete set null,
  add column due_on date,
  add column note text not null default '' check (char_length(note) <= 2000);
create index restriction_statuses_owner on assay.restriction_statuses (owner_id) where owner_id is not null;
