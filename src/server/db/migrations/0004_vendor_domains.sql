-- Hosts that a person confirmed to be the vendor's: the crawl may read them and take evidence from them.
create table assay.vendor_domains (
  tenant_id uuid not null,
  vendor_id uuid not null,
  host text not null,
  confirmed_by uuid references assay.users (id) on delete set null,
  confirmed_at timestamptz not null default now(),
  primary key (tenant_id, vendor_id, host),
  foreign key (tenant_id, vendor_id) references assay.vendors (tenant_id, id) on delete cascade
);

-- robots.txt, sitemaps and llms.txt of the last crawl, asked for again with their validators.
create table assay.vendor_resources (
  tenant_id uuid not null,
  vendor_id uuid not null,
  url text not null,
  etag text,
  last_modified text,
  text text not null,
  read_at timestamptz not null default now(),
  primary key (tenant_id, vendor_id, url),
  foreign key (tenant_id, vendor_id) references assay.vendors (tenant_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['vendor_domains', 'vendor_resources']
  loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy tenant on assay.%I to assay_app using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()))', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_app, assay_system', name);
  end loop;
end $$;

-- Hosts that look like the vendor's and were not read, because nothing on the vendor's own pages proves them.
alter table assay.scans add column unconfirmed jsonb not null default '[]';

-- What a crawl may spend, by plan.
alter table assay.packages
  add column scan_pages integer not null default 60 check (scan_pages between 1 and 1000),
  add column scan_files integer not null default 12 check (scan_files between 0 and 200),
  add column scan_seconds integer not null default 120 check (scan_seconds between 10 and 1800);
update assay.packages set scan_pages = 90, scan_files = 20, scan_seconds = 180 where id = 'pro';
