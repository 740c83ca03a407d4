import type { Principal } from '../oauth/principal.ts';

/** Who changes something, and through which surface; kept with every change. */
export interface Actor {
  surface: 'api' | 'dashboard' | 'agent' | 'service';
  type: 'user' | 'application' | 'support' | 'service';
  label: string;
  /** Of the login behind the change; null where it is no person's, or has none. */
  email: string | null;
  requestId: string | null;
}

/** A first-party application is the dashboard; whoever signed in there is the person behind the change. */
export function actorOf(principal: Principal, requestId: string): Actor {
  const surface = principal.application.firstParty ? 'dashboard' : 'api';
  const staff = principal.session?.staff;
  if (staff) return { surface, type: 'support', label: staff.email, email: staff.email, requestId };
  if (principal.user) {
    const { email } = principal.user;
    return { surface, type: 'user', label: email ?? 'login without e-mail', email, requestId };
  }
  return { surface, type: 'application', label: principal.application.name, email: null, requestId };
}

/** The service acting on its own, named by what it was doing. */
export const serviceActor = (label: string): Actor => ({
  surface: 'service',
  type: 'service',
  label,
  email: null,
  requestId: null,
});
