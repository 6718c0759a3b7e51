/**
 * @generated SignedSource<<1dcd18c905940dd55ec0840c71d95e1f>>
 * @relayHash 10c664d16b2a48f32f72496ba3703fac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf862438d35b0f1bc2d2e288d2d6b4ab74f07ff5a3f31c67f05847ee14e92e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedirectsAddMutation$variables = {
  path: string;
  redirect: string;
  siteId: string;
};
export type RedirectsAddMutation$data = {
  readonly addSiteRedirect: {
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"Redirects_site">;
    };
  };
};
export type RedirectsAddMutation = {
  response: RedirectsAddMutation$data;
  variables: RedirectsAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "path"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "redirect"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "siteId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "path",
    "variableName": "path"
  },
  {
    "kind": "Variable",
    "name": "redirect",
    "variableName": "redirect"
  },
  {
    "kind": "Variable",
    "name": "siteId",
    "variableName": "siteId"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RedirectsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "addSiteRedirect",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Redirects_site"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RedirectsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "addSiteRedirect",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SiteRedirect",
                "kind": "LinkedField",
                "name": "yoastRedirects",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "path",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "redirect",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fbf862438d35b0f1bc2d2e288d2d6b4ab74f07ff5a3f31c67f05847ee14e92e8",
    "metadata": {},
    "name": "RedirectsAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e2ff734ca7d2608a73645fb612bc956";

export default node;
