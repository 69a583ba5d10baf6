import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "#lib/loading/hydrated.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { Link } from "#ui/link.tsx";
import { backLink } from "./back-link.ts";

/** Back to the results where they were left, for who has come from there. */
export function ResultsLink() {
  const way = backLink(useLocation());
  const navigate = useNavigate();
  // The page may have been rendered for whoever comes by its address.
  const isReady = useHydrated();
  if (!isReady || !way) return null;
  return (
    <>
      <Link
        className="link inline-flex items-center gap-1 font-semibold text-secondary"
        to={way.results}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          navigate(-way.steps);
        }}
      >
        <Icon path={moreIcons.left} className="size-4" />
        Back to your results
      </Link>
      {" · "}
    </>
  );
}
