import type { Principal } from '../oauth/principal.ts';

/** Who changes something, and through which surface; kept with every change. */
export interface Actor {
  surface: 'api' | 'dashboard' | 'agent' | 'service';
  type: 'user' | 'application' | 'support' | 'service';
  label: string;
  requestId: string | null;
}

/** A first-party application is the dashboard; whoever signed in there is the person behind the change. */
export function actorOf(principal: Principal, requestId: string): Actor {
  const surface = principal.application.firstParty ? 'dashboard' : 'api';
  const staff = principal.session?.staff;
  if (staff) return { surface, type: 'support', label: staff.email, requestId };
  if (principal.user)
    return { surface, type: 'user', label: principal.user.email ?? 'login without e-mail', requestId };
  return { surface, type: 'application', label: principal.application.name, requestId };
}

/** The service acting on its own, named by what it was doing. */
export const serviceActor = (label: string): Actor => ({
  surface: 'service',
  type: 'service',
  label,
  requestId: null,
});
