-- How long a recording lasts, as its file tells; null: it is none, or does not tell, or came before this was asked.
alter table applications.file add seconds integer;
