-- A place that came free was given by the portal, not by a parent without an account, and it is no change of the member's.
update applications.change set actor = 'portal', is_organizer = true where kind = 'status' and actor = 'anonymous';
