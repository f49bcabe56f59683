-- An answer whose passage names it without proving it is mentioned: less than likely.
alter table assay.findings drop constraint findings_certainty_check;
alter table assay.findings add constraint findings_certainty_check check (certainty in ('stated', 'likely', 'mentioned'));
