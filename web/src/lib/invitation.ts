/**
 * Links in mails and invitations have their secret behind the `#`, which browsers keep to themselves. They are read
 * once, when the page is opened, and taken out of the address.
 */
const PLACE = "bannerhall.invitation.";

/** What the address of the page asks for: a path of ours, with its secret put aside. */
export function readFragment(): string | null {
  const found = /^#\/(table|confirm|reset)\/([A-Za-z0-9_-]+)(?:\?invitation=([A-Za-z0-9_-]+))?$/.exec(location.hash);
  if (!found) return null;
  const [, page, id, invitation] = found;
  if (page !== "table") {
    sessionStorage.setItem(PLACE + page, id!);
    return `/${page}`;
  }
  if (invitation) sessionStorage.setItem(PLACE + id, invitation);
  return `/t/${id}`;
}

/** The invitation to a table, or the token of a mail, that this page was opened with. */
export function takeInvitation(id: string): string | null {
  return sessionStorage.getItem(PLACE + id);
}
