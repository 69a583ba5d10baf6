import { useRoutes } from "react-router-dom";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { routes } from "#routes.ts";
import { Layout } from "./layout.tsx";

const PartPage = lazyPage<object>(() => import("#pages/part-page.tsx"));

const tree = [{ element: <Layout />, children: [{ path: routes.part.path, element: <PartPage /> }] }];

/** The one route that is rendered on the server. All others would bring their code along. */
export function PartRouter() {
  return useRoutes(tree);
}
