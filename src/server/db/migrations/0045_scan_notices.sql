-- Who started a scan hears of its end by e-mail, unless they turned such messages off.
grant select (email_notifications) on assay.users to assay_app;
