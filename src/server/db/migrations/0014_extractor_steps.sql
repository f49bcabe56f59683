-- A step is one extractor's answer for one agent; what was stored before came from the patterns. Steps that extract nothing,
-- the crawl and the writing, have none.
alter table assay.scan_steps add column extractor text not null default 'patterns';
alter table assay.scan_steps alter column extractor set default '';
alter table assay.scan_steps drop constraint scan_steps_pkey;
alter table assay.scan_steps add primary key (tenant_id, scan_id, agent, extractor);
