import { Navigate, useLocation, useParams } from 'react-router';

/** Leads on from an old address, keeping the search string (spec §2). */
export function Redirect({ to }: { to: string }) {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: to.replace('*', () => rest), search }} />;
}
