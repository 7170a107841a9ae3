-- A result waits for the end of its performance. What nobody has chosen otherwise was the default of before.
alter table display.setting alter column reveal set default 'afterDone';
update display.setting set reveal = 'afterDone' where reveal = 'afterAllJudges';
