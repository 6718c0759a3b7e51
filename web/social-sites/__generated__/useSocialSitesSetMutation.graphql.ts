/**
 * @generated SignedSource<<819e4326474716071e2f073162f0bd85>>
 * @relayHash 8dd27f98c8e8a20f00412b5d43bef0c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9752ad2a9548c1c1d47ab262d6d036ac423a57fb31b5cff296a917b03ad5fcc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialPlatform = "BLOG" | "FACEBOOK" | "INSTAGRAM" | "LINKEDIN" | "PINTEREST" | "PODCAST" | "TIKTOK" | "TWITTER" | "WEBSITE" | "YOUTUBE";
export type SocialSiteInput = {
  handle: string;
  id?: string | null | undefined;
  platform: SocialPlatform;
};
export type useSocialSitesSetMutation$variables = {
  sites: ReadonlyArray<SocialSiteInput>;
};
export type useSocialSitesSetMutation$data = {
  readonly setSocialSites: {
    readonly user: {
      readonly socialSites: ReadonlyArray<{
        readonly handle: string;
        readonly id: string;
        readonly type: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"OwnSocialSites_user">;
    };
  };
};
export type useSocialSitesSetMutation = {
  response: useSocialSitesSetMutation$data;
  variables: useSocialSitesSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sites"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "sites",
    "variableName": "sites"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "SocialSite",
  "kind": "LinkedField",
  "name": "socialSites",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSocialSitesSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SocialSitesPayload",
        "kind": "LinkedField",
        "name": "setSocialSites",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OwnSocialSites_user"
              },
              (v3/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSocialSitesSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SocialSitesPayload",
        "kind": "LinkedField",
        "name": "setSocialSites",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isVerified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasSocialSite",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c9752ad2a9548c1c1d47ab262d6d036ac423a57fb31b5cff296a917b03ad5fcc",
    "metadata": {},
    "name": "useSocialSitesSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8920a565be78bccb677cfae6ef38e81";

export default node;
