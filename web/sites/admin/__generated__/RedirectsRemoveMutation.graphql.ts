/**
 * @generated SignedSource<<89a7d166cd07a15e41fcffeecd26484b>>
 * @relayHash 899faaf58d51796dded2b98394c2b71d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7433a60ef6f8c77dc5c91b6b8870f9df8b5ac6545f1b39b94fe9e53fe8c4d5f7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedirectsRemoveMutation$variables = {
  path: string;
  siteId: string;
};
export type RedirectsRemoveMutation$data = {
  readonly removeSiteRedirect: {
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"Redirects_site">;
    };
  };
};
export type RedirectsRemoveMutation = {
  response: RedirectsRemoveMutation$data;
  variables: RedirectsRemoveMutation$variables;
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
  "name": "siteId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "path",
    "variableName": "path"
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RedirectsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "removeSiteRedirect",
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RedirectsRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "removeSiteRedirect",
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
    "id": "7433a60ef6f8c77dc5c91b6b8870f9df8b5ac6545f1b39b94fe9e53fe8c4d5f7",
    "metadata": {},
    "name": "RedirectsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad3a4d444b8da9d84672caef3ef0085b";

export default node;
