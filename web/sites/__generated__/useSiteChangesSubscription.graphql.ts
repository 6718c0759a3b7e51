/**
 * @generated SignedSource<<07fdbe468aa12d1142d82c8e16065cd2>>
 * @relayHash 903f4186b16261567c1c425bc10fcd56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d63869cda4e67dbdb4a5299882725bc227c6f64004bb9ef21577c4dd8dea4805

import type { ConcreteRequest } from 'relay-runtime';
export type useSiteChangesSubscription$variables = Record<PropertyKey, never>;
export type useSiteChangesSubscription$data = {
  readonly siteChanged: {
    readonly accent: string;
    readonly description: string;
    readonly features: ReadonlyArray<string>;
    readonly id: string;
    readonly logo: string | null | undefined;
    readonly name: string;
  };
};
export type useSiteChangesSubscription = {
  response: useSiteChangesSubscription$data;
  variables: useSiteChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "siteChanged",
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
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "features",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSiteChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSiteChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d63869cda4e67dbdb4a5299882725bc227c6f64004bb9ef21577c4dd8dea4805",
    "metadata": {},
    "name": "useSiteChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "79b4c408b20fce4bd42969f99ffec30b";

export default node;
