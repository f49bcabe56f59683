-- A review tells how long each page is: counting it anew read every stored text at each look.
alter table assay.captures add column characters integer not null generated always as (char_length(text)) stored;
