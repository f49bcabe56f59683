-- A scan that is held when the next attempt claims it was dropped: its worker ended, or an error of ours ended the attempt.
-- Only a worker that stops in order lets go of it. The third drop fails the scan.
alter table assay.scans
  add column held boolean not null default false,
  add column drops smallint not null default 0,
  -- What the writer tells of the pages' texts: read once with them, so that a review can be written anew without.
  add column text_notes jsonb not null default '{"mentions": {}, "ownDates": {}}';
