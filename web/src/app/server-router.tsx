import type { ComponentType } from "react";
import { useRoutes } from "react-router-dom";
import { Layout } from "./layout.tsx";

/** The one route that a server renders. All others would bring their code along. */
export function serverRouter(path: string, Page: ComponentType) {
  const tree = [{ element: <Layout />, children: [{ path, element: <Page /> }] }];
  return function ServerRouter() {
    return useRoutes(tree);
  };
}
