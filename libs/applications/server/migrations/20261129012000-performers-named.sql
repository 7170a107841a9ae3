-- Who performs in an application, as names are compared: by them doubles are found. What stands is called as its title
-- says; its other names come with the next answer or change of the form.
alter table applications.application add performers text[] not null default '{}';
update applications.application set performers = array[left(lists.sought(title), 300)] where title <> '';
create index application_performers on applications.application using gin (performers);
